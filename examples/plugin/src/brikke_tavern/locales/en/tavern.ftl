edition-title-tavern = Tavern
edition-tavern = cards, strict jokers, and an opening of 20
bot-landlord = Landlord
bot-about-landlord = Clears away whatever counts most.
