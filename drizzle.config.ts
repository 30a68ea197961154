import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name what-changes` writes the next migration; triggers are added to it by hand. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/tables/*.ts',
  out: './src/server/db/migrations',
});
