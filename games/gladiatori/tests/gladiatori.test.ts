import { test } from 'node:test';
import { scenarioTests } from '#checks/scenario-tests.ts';
import { gladiatori } from '#games/gladiatori/index.ts';

for (const [title, body] of scenarioTests(gladiatori, new URL('../scenarios/', import.meta.url))) test(title, body);
