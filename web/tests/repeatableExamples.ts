/**
 * Repeatable examples: fast-check tries the same ones in every run, so that no test needs luck. To
 * look for new ones, set the variable EXAMPLES to any number.
 */

import fc from "fast-check";

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

fc.configureGlobal({ seed: Number(process.env["EXAMPLES"] ?? 1) });
