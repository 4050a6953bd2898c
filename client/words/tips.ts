// Tips for a first match, by the clause of the question at which each is given, in three languages.

import type { Language } from '#engine/game.ts';

export const TIPS: { readonly [clause: string]: { readonly [L in Language]: string } } = {
  'SP-2.4': {
    en: 'A House that alone has 12 influence at the end of a phase wins; a rich House is the easiest to begin with.',
    fr: 'Être seul à 12 d’influence à la fin d’une phase, c’est gagner ; une maison riche est la plus facile.',
    it: 'Vince chi da solo ha 12 di influenza alla fine di una fase; una Casata ricca è la più facile.',
  },
  'SP-5.12': {
    en: 'Schemes need influence but do not spend it. What you do not launch you can cash in for gold.',
    fr: 'Un complot demande de l’influence sans la dépenser. Ce que vous ne lancez pas se change en or.',
    it: 'I piani chiedono influenza senza spenderla. Ciò che non lanci si può cambiare in oro.',
  },
  'SP-7.3': {
    en: 'Lay cards or gold on the scales to make an offer: men, slaves and gear change hands only here.',
    fr: 'Posez cartes ou or sur la balance pour faire une offre : on n’échange hommes et équipement qu’ici.',
    it: 'Metti carte o oro sulla bilancia per fare un’offerta: uomini e oggetti cambiano mano solo qui.',
  },
  'SP-7.17': {
    en: 'All bids are sealed and opened together. Only the highest is paid; a lost bid costs nothing.',
    fr: 'Les mises, scellées, s’ouvrent ensemble. Seule la plus haute est payée ; une mise perdue ne coûte rien.',
    it: 'Le offerte, sigillate, si aprono insieme. Si paga solo la più alta; chi perde non paga nulla.',
  },
  'SP-7.28': {
    en: 'The Host gains 1 influence, chooses who fights, and decides who lives.',
    fr: 'L’Hôte gagne 1 d’influence, choisit qui combat et décide qui vivra.',
    it: 'L’Ospite guadagna 1 di influenza, sceglie chi combatte e decide chi vive.',
  },
  'SP-8.22': {
    en: 'A victory pays your stake once, Injury and Decapitation twice. Nobody may bet against his own man.',
    fr: 'La Victoire paie la mise une fois, Blessure et Décapitation deux fois. On ne parie pas contre son propre homme.',
    it: 'La Vittoria paga la posta una volta, Ferita grave e Decapitazione due. Contro il proprio uomo non si punta.',
  },
  'SP-9.10': {
    en: 'Speed dice are steps; you strike from the next hex. Each wound costs a die: your dice are also your health.',
    fr: 'Les dés de vitesse sont des pas ; on frappe de la case voisine. Chaque blessure coûte un de vos dés.',
    it: 'I dadi di velocità sono passi; si colpisce dalla casella accanto. Ogni ferita costa uno dei tuoi dadi.',
  },
  'JU-21.1': {
    en: 'Wounds lose the match, and a man’s second one takes him off the sand. For a first match take Classica.',
    fr: 'Les blessures font perdre, et la seconde d’un homme le retire du sable. Pour débuter : Classica.',
    it: 'Le ferite fanno perdere, e la seconda di un uomo lo toglie dalla sabbia. Per cominciare prendi Classica.',
  },
  'JU-21.2': {
    en: 'Let strong men stand in the middle and face the enemy; a man struck from behind defends worst.',
    fr: 'Les plus forts au milieu, face à l’ennemi : frappé dans le dos, on se défend le plus mal.',
    it: 'I forti al centro, rivolti al nemico: chi è colpito alle spalle si difende peggio.',
  },
  'JU-21.3': {
    en: 'One card a turn, one use of it. Your last card can only draw, so do not run dry before an attack.',
    fr: 'Une carte par tour, un seul usage. La dernière ne peut que piocher : ne videz pas votre main avant d’attaquer.',
    it: 'Una carta per turno, un solo uso. L’ultima può solo pescare: non restare a secco prima di attaccare.',
  },
  'JU-21.5': {
    en: 'A number is the square’s price: a step 1 (2 while looking elsewhere), a turn at the end 1, leaving the squares before an enemy 1 more.',
    fr: 'Le nombre est le prix de la case : un pas 1 (2 en regardant ailleurs), se tourner à la fin 1, quitter les cases devant un ennemi 1 de plus.',
    it: 'Il numero è il prezzo della casella: un passo 1 (2 guardando altrove), girarsi alla fine 1, lasciare le caselle davanti a un nemico 1 in più.',
  },
  'JU-21.7': {
    en: 'A score twice the other’s wounds; one that is only higher pushes. A man with nowhere to go is wounded at once.',
    fr: 'Un score double blesse ; un score seulement supérieur repousse. Qui ne peut reculer est blessé.',
    it: 'Un punteggio doppio ferisce; uno soltanto superiore respinge. Chi non può arretrare è ferito.',
  },
  'HG-2.9': {
    en: 'In a bout both throw a die for Speed, for Endurance and for Strength in turn. A man with one high number is a good start.',
    fr: 'Au combat, chacun lance un dé pour la Vitesse, l’Endurance et la Force, tour à tour. Un homme qui a un chiffre élevé est un bon début.',
    it: 'Nello scontro ognuno tira un dado per Velocità, Resistenza e Forza, a turno. Un uomo con un numero alto è un buon inizio.',
  },
  'HG-2.12': {
    en: 'Three tasks win the match, and nobody sees yours. A bout won brings 3 to 7 Glory; victories, coins and rations raise a man to level 2.',
    fr: 'Trois tâches gagnent la partie, et personne ne voit la vôtre. Un combat gagné rapporte 3 à 7 de Gloire ; victoires, pièces et rations mènent au niveau 2.',
    it: 'Tre compiti vincono la partita, e nessuno vede il tuo. Uno scontro vinto dà da 3 a 7 di Gloria; vittorie, monete e razioni portano al livello 2.',
  },
  'HG-5.4': {
    en: 'A House that passes is out of this lot. Keep coins for men: even rounds sell gladiators.',
    fr: 'Qui passe est hors jeu pour ce lot. Gardez des pièces : aux manches paires on vend des gladiateurs.',
    it: 'Chi passa è fuori da questo lotto. Tieni monete: nei turni pari si vendono gladiatori.',
  },
  'HG-10.1': {
    en: 'A man who rests a round is healed free of charge. Rations are for the one who must fight again today.',
    fr: 'Qui se repose une manche guérit gratuitement. Les rations sont pour celui qui doit se battre encore.',
    it: 'Chi riposa un turno guarisce gratis. Le razioni sono per chi deve combattere ancora.',
  },
  'HG-12.5': {
    en: 'Nobody sees whom you lay where. The Evening pays most, and tires most.',
    fr: 'Personne ne voit qui vous placez où. Le Soir paie le mieux, et fatigue le plus.',
    it: 'Nessuno vede chi metti dove. La Sera paga di più, e stanca di più.',
  },
  'HG-14.16': {
    en: 'Each roll is attribute plus die; who has less loses the difference in health. After the last roll more health wins.',
    fr: 'Chaque jet : attribut plus dé ; le plus faible perd la différence en santé. Après le dernier jet, plus de santé gagne.',
    it: 'Ogni tiro è attributo più dado; chi ha meno perde la differenza in salute. Dopo l’ultimo tiro vince chi ha più salute.',
  },
  'GL-4.1': {
    en: 'Among gladiators points decide (attacks from the front and damage bring them), against animals survival. For a first match take Secutor.',
    fr: 'Entre gladiateurs les points décident (attaques de face, dégâts), contre les animaux la survie. Pour débuter : Sécutor.',
    it: 'Tra gladiatori decidono i punti (attacchi di fronte, danni), contro gli animali la sopravvivenza. Per cominciare prendi Secutor.',
  },
  'GL-7.3': {
    en: 'Cards in the hand fight, cards in the HP deck pay for wounds. This split is a suggestion: change it as you like.',
    fr: 'Les cartes en main combattent, celles du paquet de PS paient les blessures. Ce partage est un conseil : changez-le à votre gré.',
    it: 'Le carte in mano combattono, quelle del mazzo PF pagano le ferite. Questa divisione è un consiglio: cambiala come vuoi.',
  },
  'GL-8.5': {
    en: 'Come from the front: an honest attack earns 2 victory points, one from behind costs 3.',
    fr: 'Venez de face : une attaque loyale rapporte 2 points de victoire, dans le dos elle en coûte 3.',
    it: 'Vieni di fronte: un attacco leale dà 2 punti vittoria, alle spalle ne costa 3.',
  },
  'GL-8.8': {
    en: 'Strength, Dexterity and Berserk strike the hex directly ahead of you. Movement strikes nobody.',
    fr: 'Force, Dextérité et Berserk frappent l’hexagone droit devant vous. Déplacement ne frappe personne.',
    it: 'Forza, Destrezza e Berserk colpiscono l’esagono dritto davanti a te. Movimento non colpisce nessuno.',
  },
  'GL-8.19': {
    en: 'A hit deals 1 damage, and 1 more for every two cards played. Energy adds to the attack with Strength only.',
    fr: 'Un coup inflige 1 dégât, et 1 de plus par deux cartes jouées. L’énergie n’ajoute à l’attaque qu’avec Force.',
    it: 'Un colpo fa 1 danno, e 1 in più ogni due carte giocate. L’energia si aggiunge all’attacco solo con Forza.',
  },
  'GL-8.37': {
    en: 'A Reaction adds to your defence and uses an Action card. Without one only Items and Guard protect you.',
    fr: 'Une Réaction renforce la défense et emploie une Action. Sans elle, seuls vos Objets et la Garde vous protègent.',
    it: 'Una Reazione rafforza la difesa e usa una carta Azione. Senza, ti proteggono solo oggetti e Guardia.',
  },
};

export const PANEL: { readonly [L in Language]: { title: string; got: string; none: string } } = {
  en: { title: 'A tip', got: 'Got it', none: 'No more tips' },
  fr: { title: 'Un conseil', got: 'Compris', none: 'Sans conseils' },
  it: { title: 'Un consiglio', got: 'Capito', none: 'Basta consigli' },
};
