edition-title-tavern = Wirtshaus
edition-tavern = Kartenbilder, strenge Joker und eine erste Auslage ab 20
bot-landlord = Wirt
bot-about-landlord = Räumt zuerst weg, was am meisten zählt.
