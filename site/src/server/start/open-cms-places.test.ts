import { testFolder } from '@headwater/tools/test-folder.ts';
import { afterEach, expect, test } from 'vitest';
import { faultyCms, sendJson } from '../../cms-client/testing/faulty-cms.ts';
import { cmsPlaces, setCmsPlaces, usualPlaces } from '../../config/cms-places.ts';
import { openCmsPlaces } from './open-cms-places.ts';

afterEach(() => setCmsPlaces(usualPlaces));

const fails = (message: string, error: unknown) => expect.fail(`${message}: ${error}`);

/** A CMS with a page at a path, which may change; without one it fails. */
async function cmsWith(paths: { about?: string }) {
  return faultyCms((_req, res) => {
    if (!paths.about) return void res.writeHead(502).end();
    const nodes = [{ uri: paths.about, link: `https://example.test${paths.about}` }];
    sendJson(res, { data: { generalSettings: null, contentNodes: { nodes }, mediaItems: null } });
  });
}

test('a site that starts while the CMS is down keeps the slash that the CMS had', async () => {
  const environment = { DATA_DIR: await testFolder(), CMS_URL: 'http://cms.example' };
  await openCmsPlaces((await cmsWith({ about: '/about' })).queryPublic, environment, fails);
  setCmsPlaces(usualPlaces);
  const down = (await cmsWith({})).queryPublic;
  await openCmsPlaces(down, environment, fails);
  expect(cmsPlaces()).toMatchObject({ home: 'https://example.test', hasSlash: false });
  setCmsPlaces(usualPlaces);
  await openCmsPlaces(down, { ...environment, CMS_URL: 'http://another.example' }, fails);
  expect(cmsPlaces()).toEqual(usualPlaces);
});

test('pages are made anew when the permalinks have changed, and only then', async () => {
  const paths = { about: '/about/' };
  const environment = { DATA_DIR: await testFolder(), CMS_URL: 'http://cms.example' };
  const places = await openCmsPlaces((await cmsWith(paths)).queryPublic, environment, fails);
  let changes = 0;
  const stop = places.keep(() => {
    changes += 1;
  });
  expect([await places.check(), changes]).toEqual([true, 0]);
  paths.about = '/about';
  expect([await places.check(), changes, cmsPlaces().hasSlash]).toEqual([true, 1, false]);
  paths.about = '';
  expect([await places.check(), cmsPlaces().hasSlash]).toEqual([false, false]);
  stop();
});
