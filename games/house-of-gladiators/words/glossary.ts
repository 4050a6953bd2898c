// The words of House of Gladiators, in three languages.

import { term } from '#games/shared/words/term.ts';

export const glossary = [
  term(
    'task',
    'HG-20.1',
    ['Task', 'What your House tries to do, in secret. Who completes three first wins.'],
    ['Tâche', 'Ce que votre maison cherche à faire, en secret. Qui en accomplit trois le premier gagne.'],
    ['Compito', 'Ciò che la tua Casa cerca di fare, in segreto. Vince chi ne completa tre per primo.'],
  ),
  term(
    'ludus',
    'HG-0.5',
    ['Ludus', 'Your school: your gladiators with all their values lie there, open to everybody.'],
    ['Ludus', 'Votre école : vos gladiateurs et leurs valeurs y sont visibles de tous.'],
    ['Ludus', 'La tua scuola: i tuoi gladiatori con i loro valori vi stanno scoperti per tutti.'],
  ),
  term(
    'tiro',
    'HG-1.1',
    ['Tiro', 'A gladiator of the first level.'],
    ['Tiro', 'Un gladiateur du premier niveau.'],
    ['Tiro', 'Un gladiatore di primo livello.'],
  ),
  term(
    'market',
    'HG-4.2',
    [
      'Market, Catasta',
      'Odd rounds auction cards, of which only the type is known. Even rounds, the Catasta, auction gladiators.',
    ],
    [
      'Marché, Catasta',
      'Les manches impaires vendent des cartes dont on ne connaît que le type ; les paires, la Catasta, des gladiateurs.',
    ],
    [
      'Mercato, Catasta',
      'I turni dispari mettono all’asta carte di cui si conosce solo il tipo; i pari, la Catasta, gladiatori.',
    ],
  ),
  term(
    'training',
    'HG-10.1',
    ['Training', 'Between market and games you heal, upgrade, sell and free your men.'],
    ['Entraînement', 'Entre marché et jeux, vous soignez, promouvez, vendez et affranchissez vos hommes.'],
    ['Addestramento', 'Tra mercato e giochi curi, promuovi, vendi e liberi i tuoi uomini.'],
  ),
  term(
    'coins',
    'HG-5.8',
    ['Coins', 'They pay what you win at the market, and upgrades. Victories and House Duties bring them.'],
    ['Pièces', 'Elles paient vos achats au marché et les promotions. Les victoires et les devoirs en rapportent.'],
    ['Monete', 'Pagano gli acquisti al mercato e le promozioni. Le portano le vittorie e i doveri.'],
  ),
  term(
    'rations',
    'HG-10.4',
    ['Rations', 'One heals 1 health in Training. The fewer men you have, the more rations you get.'],
    ['Rations', 'Une ration soigne 1 de santé à l’entraînement. Moins d’hommes, plus de rations.'],
    ['Razioni', 'Una cura 1 di salute nell’addestramento. Meno uomini hai, più razioni ricevi.'],
  ),
  term(
    'rest',
    'HG-10.3',
    ['Rest', 'A man who does not fight in a round is fully healed at its end.'],
    ['Repos', 'Un homme qui ne combat pas pendant une manche est guéri à sa fin.'],
    ['Riposo', 'Un uomo che non combatte in un turno è del tutto guarito alla fine.'],
  ),
  term(
    'upgrade',
    'HG-11.2',
    [
      'Upgrade',
      'A healthy man with the victories, coins and rations on his card rises to the second level. His second card adds to one or two of his values.',
    ],
    [
      'Promotion',
      'Un homme en pleine santé qui a les victoires, pièces et rations de sa carte passe au second niveau. Sa seconde carte ajoute à une ou deux de ses valeurs.',
    ],
    [
      'Promozione',
      'Un uomo sano con le vittorie, monete e razioni della sua carta sale al secondo livello. La seconda carta aggiunge a uno o due dei suoi valori.',
    ],
  ),
  term(
    'cards',
    'HG-12.8',
    ['Combat and Special cards', 'One of each may be laid under a gladiator who fights. They change his rolls.'],
    [
      'Cartes Combat et Spéciales',
      'Une de chaque peut être posée sous un gladiateur qui combat. Elles changent ses jets.',
    ],
    [
      'Carte Combattimento e Speciali',
      'Una di ciascuna si può mettere sotto un gladiatore che combatte. Cambiano i suoi tiri.',
    ],
  ),
  term(
    'blessing',
    'HG-10.7',
    ['Blessing', 'A card played in Training, such as one that heals.'],
    ['Bénédiction', 'Une carte jouée à l’entraînement, par exemple pour soigner.'],
    ['Benedizione', 'Una carta giocata nell’addestramento, per esempio per curare.'],
  ),
  term(
    'hypogeum',
    'HG-12.6',
    ['Hypogeum', 'Where you lay in secret who fights in the Morning, the Afternoon and the Evening.'],
    ['Hypogée', 'Où vous posez en secret qui combat le matin, l’après-midi et le soir.'],
    ['Ipogeo', 'Dove metti in segreto chi combatte al mattino, al pomeriggio e alla sera.'],
  ),
  term(
    'forfeit',
    'HG-13.1',
    [
      'Forfeit',
      'A place left empty: the other House wins outright and you pay; or two men of its own fight, and then nobody pays.',
    ],
    [
      'Forfait',
      'Une place laissée vide : l’autre maison gagne d’emblée et vous payez ; ou deux de ses hommes s’affrontent, et personne ne paie.',
    ],
    [
      'Rinuncia',
      'Un posto lasciato vuoto: l’altra Casa vince subito e tu paghi; oppure si battono due uomini suoi, e allora nessuno paga.',
    ],
  ),
  term(
    'advantage',
    'HG-14.4',
    ['Advantage', 'Who has it chooses which attribute starts the cycle: by level, by class, or by less Glory.'],
    ['Avantage', 'Qui l’a choisit l’attribut qui ouvre le cycle : par niveau, par classe, ou par moins de Gloire.'],
    ['Vantaggio', 'Chi l’ha sceglie l’attributo che apre il ciclo: per livello, per classe, o per meno Gloria.'],
  ),
  term(
    'cycle',
    'HG-14.15',
    ['Cycle', 'Rolls on Speed, Endurance and Strength, always in this order round the wheel.'],
    ['Cycle', 'Des jets sur Vitesse, Endurance et Force, toujours dans cet ordre sur la roue.'],
    ['Ciclo', 'Tiri su Velocità, Resistenza e Forza, sempre in quest’ordine sulla ruota.'],
  ),
  term(
    'roll',
    'HG-15.4',
    ['Roll', 'Each side adds a die to its attribute. The lower one loses the difference in health.'],
    ['Jet', 'Chacun ajoute un dé à son attribut. Le plus bas perd la différence en santé.'],
    ['Tiro di dadi', 'Ognuno aggiunge un dado al suo attributo. Il più basso perde la differenza in salute.'],
  ),
  term(
    'win',
    'HG-18.1',
    ['Winning a bout', 'The other falls to 0 health; or, after the last roll, you have more health left than he has.'],
    ['Gagner un combat', 'L’autre tombe à 0 de santé ; ou, après le dernier jet, il vous en reste plus qu’à lui.'],
    ['Vincere uno scontro', 'L’altro cade a 0 di salute; oppure, dopo l’ultimo tiro, te ne resta più che a lui.'],
  ),
  term(
    'glory',
    'HG-18.3',
    ['Glory', 'What victories bring a gladiator, most in the Evening. It breaks ties, and dies with him.'],
    ['Gloire', 'Ce que les victoires rapportent au gladiateur, surtout le soir. Elle départage, et meurt avec lui.'],
    ['Gloria', 'Ciò che le vittorie danno a un gladiatore, più di tutto alla sera. Decide i pareggi, e muore con lui.'],
  ),
  term(
    'duties',
    'HG-19.7',
    ['House Duties', 'The end of a round: rewards, rest, tasks, 1 coin for each man, and new rations.'],
    [
      'Devoirs de la maison',
      'La fin d’une manche : récompenses, repos, tâches, 1 pièce par homme et de nouvelles rations.',
    ],
    ['Doveri della casa', 'La fine di un turno: ricompense, riposo, compiti, 1 moneta per uomo e nuove razioni.'],
  ),
];
