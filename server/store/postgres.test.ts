import { after, before } from 'node:test';
import { storeConformance } from '#server/store/conformance.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { Cluster } from '#server/store/testing/cluster.ts';

let cluster: Cluster;
before(async () => {
  cluster = await Cluster.make();
});
after(() => cluster.remove());

let places = 0;
storeConformance('PostgreSQL', async () => {
  const url = cluster.url(`place_${places++}`);
  return { open: () => openPostgres(url), remove: async () => {} };
});
