import type { Tables } from '../../database/tables.ts';

/** Whether the site cannot do without this page: it is the front page, or stands for the list of posts. */
export function mustStayPublic(id: number, { options }: Pick<Tables, 'options'>): boolean {
  return id === options.number('page_on_front') || id === options.number('page_for_posts');
}
