import { test } from 'node:test';
import { scenarioTests } from '#checks/scenario-tests.ts';
import { spartacus } from '#games/spartacus/index.ts';

for (const [title, body] of scenarioTests(spartacus, new URL('../scenarios/', import.meta.url))) test(title, body);
