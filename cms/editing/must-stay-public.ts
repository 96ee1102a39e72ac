import type { Tables } from '../database/tables.ts';

/** Whether the site needs this page: it is the front page or the posts page. */
export function mustStayPublic(id: number, { options }: Pick<Tables, 'options'>): boolean {
  return id === options.number('page_on_front') || id === options.number('page_for_posts');
}
