import { scenarioTests } from '#checks/scenario-tests.ts';
import { gladiatori } from '#games/gladiatori/index.ts';

scenarioTests(gladiatori, new URL('../scenarios/', import.meta.url));
