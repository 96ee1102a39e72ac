import { examine } from './src/doctor/examine.ts';
import { asJson, asText, isWell } from './src/doctor/report.ts';
import { explainStartError } from './src/server/start/explain-start-error.ts';

/** `npm run doctor`: examines the CMS of the environment. Exit code 1 when something has to be fixed. */
try {
  const { cmsRequestUrl, env } = await import('./src/config/env.ts');
  const { CMS_URL: cmsUrl, SITE_URL: siteUrl, CMS_SECRET: secret } = env;
  const uploadsUrl = env.CMS_UPLOADS_URL;
  const { REDIS_URL: redisUrl, DATABASE_URL: databaseUrl } = env;
  const hasRestKeys = env.GF_REST_KEY !== '';
  const items = await examine({
    cmsUrl,
    cmsRequestUrl,
    uploadsUrl,
    siteUrl,
    secret,
    redisUrl,
    databaseUrl,
    hasRestKeys,
    searchEngines: env.SEARCH_ENGINES,
    editorMethod: env.CMS_EDITOR_METHOD,
    documents: { dataFolder: env.DATA_DIR, mostBytes: env.DOCUMENTS_MB * 1024 * 1024 },
  });
  const write = process.argv.includes('--json') ? asJson : asText;
  process.stdout.write(`${write(env.CMS_URL, items)}\n`);
  process.exitCode = isWell(items) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${explainStartError(error)}\n`);
  process.exitCode = 2;
}
