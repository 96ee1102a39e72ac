import { expect, test } from 'vitest';
import { cmsPlaces, setCmsPlaces } from '../config/cms-places.ts';
import { renderOnce } from './render-once.ts';

function counted() {
  let rendered = 0;
  const Part = ({ name }: { name: string }) => {
    rendered += 1;
    return <b>{name}</b>;
  };
  return { element: (name: string) => <Part name={name} />, rendered: () => rendered };
}

test('what pages show alike is rendered once for each response and key', () => {
  const { element, rendered } = counted();
  const [menu, later] = [[], []];
  expect(renderOnce(menu, 'a', element('a'))).toBe(renderOnce(menu, 'a', element('a')));
  expect(rendered()).toBe(1);
  expect(renderOnce(menu, 'b', element('b')).__html).toBe('<b>b</b>');
  expect(renderOnce(later, 'a', element('later')).__html).toBe('<b>later</b>');
});

test('a menu is rendered anew when the CMS writes its paths in another way', () => {
  const { element, rendered } = counted();
  const menu: unknown[] = [];
  renderOnce(menu, 'a', element('a'));
  const places = cmsPlaces();
  setCmsPlaces({ ...places, hasSlash: false });
  renderOnce(menu, 'a', element('a'));
  setCmsPlaces(places);
  expect(rendered()).toBe(2);
});
