import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const replica = ['db', 'sync', 'worker', 'fuzz'].map((room) => `test/${room}/**/*.test.{ts,tsx}`);
const server = ['server', 'contract'].map((room) => `test/${room}/**/*.test.ts`);
const never = ['**/node_modules/**', 'test/e2e/**', 'test/bench/**'];

export default defineConfig({
  plugins: [react({ compiler: true })],
  test: {
    environment: 'node',
    // The device's zone is not Paris: a rule that forgets to say so fails here.
    env: { TZ: 'America/New_York' },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...never, ...replica, ...server],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: { name: 'replica', include: replica, setupFiles: ['test/setup/indexeddb.ts'], testTimeout: 30_000 },
      },
      {
        extends: true,
        // A cold start of the embedded database takes two seconds.
        test: { name: 'server', include: server, testTimeout: 30_000, hookTimeout: 60_000 },
      },
    ],
  },
});
