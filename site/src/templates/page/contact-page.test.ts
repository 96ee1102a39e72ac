import { afterEach, expect, test } from 'vitest';
import { setCmsPlaces, usualPlaces } from '../../config/cms-places.ts';
import { page } from '../../routing/testing/seeds.ts';
import { queryRepresentativesOnContact } from './contact-page.ts';

afterEach(() => setCmsPlaces(usualPlaces));

test.each([
  ['/contact/', true],
  ['/contact', false],
  ['/index.php/contact/', true],
])('the contact page is known by its path %s, with a slash at the end of paths: %s', async (uri, hasSlash) => {
  setCmsPlaces({ ...usualPlaces, hasSlash });
  const query = () => Promise.reject(new Error('representatives are queried'));
  await expect(queryRepresentativesOnContact(query, page({ uri }), {})).rejects.toThrow('representatives are queried');
});
