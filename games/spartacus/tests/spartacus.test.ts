import { scenarioTests } from '#checks/scenario-tests.ts';
import { spartacus } from '#games/spartacus/index.ts';

scenarioTests(spartacus, new URL('../scenarios/', import.meta.url));
