// Makes everything ready and prints the path of the Node that runs Harena. `./harena` reads it.
import { boot } from './boot.mjs';
import { stop } from './surroundings.mjs';

boot().then((node) => process.stdout.write(`${node}\n`), stop);
