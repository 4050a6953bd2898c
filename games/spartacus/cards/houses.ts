// The Houses (SP-15.1, table 15a): id ; name ; gladiators slaves guards gold ; names of the two abilities ; abilities.

export const HOUSES = `
H-BAT ; Batiatus ; 3 2 1 13 ; Fighters for Hire ; Weight of the Ludus ; T:intrigue C:exhaust(2,gladiator) TG:self E:gold(2) || T:intrigue IF:readyCount(gladiator,2) TG:self E:schemeBonus(2) L:perTurn(1)
H-GLA ; Glaber ; 1 2 2 11 ; Reports of the Watch ; Call up Veterans ; T:intrigue C:exhaust(2,guard) TG:self E:draw(1) L:perTurn(1) || T:intrigue C:pay(3) TG:self E:recall(guard) L:perTurn(1)
H-SOL ; Solonius ; 2 3 1 8 ; Change of Plan ; Eyes on the Slave Ships ; T:intrigue C:discardHand(1) TG:self E:draw(1) L:perTurn(1) || T:intrigue C:exhaust(1,slave) TG:self E:peekMarket(3,1) L:perTurn(1)
H-TUL ; Tullius ; 2 1 2 13 ; Collect the Rent ; Deep Purse ; T:intrigue IF:targetInfluenceAtMostMine TG:rival E:steal(1) L:perTurn(1) || T:intrigue C:pay(1) TG:self E:schemeBonus(2) L:perTurn(1)
`;
