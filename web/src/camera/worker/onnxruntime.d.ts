/** The part of ONNX Runtime that is used here: computing networks on the processor. */
declare module "onnxruntime-web/wasm" {
  export class Tensor {
    constructor(type: "float32", data: Float32Array, dims: readonly number[]);
    readonly data: Float32Array;
    readonly dims: readonly number[];
    dispose(): void;
  }
  export class InferenceSession {
    static create(
      model: Uint8Array,
      options: { executionProviders: readonly "wasm"[]; graphOptimizationLevel: "all" },
    ): Promise<InferenceSession>;
    run(feeds: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
  }
  export const env: {
    logLevel: "error";
    wasm: { numThreads: number; wasmBinary: ArrayBuffer; proxy: boolean };
  };
}
