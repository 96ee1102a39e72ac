import { type ContentTypeName, contentTypes, writtenTypes } from '@headwater/content-model/content-types.ts';
import type { AdminRequest } from '../admin-request.ts';
import { messagePage } from '../page/admin-page.ts';

type TypeHandler = (request: AdminRequest, type: ContentTypeName) => Response | Promise<Response>;

/** Handles requests for the content type in the URL, which defaults to posts, as in WordPress. */
export function forRequestedType(handle: TypeHandler): (request: AdminRequest) => Response | Promise<Response> {
  return (request) => {
    const requested = request.url.searchParams.get('post_type') ?? 'post';
    const type = writtenTypes.find((known) => known === requested);
    if (type) return handle(request, type);
    const labels = writtenTypes.map((known) => contentTypes[known].label);
    const text = `This content type doesn't exist. The types are ${labels.join(', ')}.`;
    return messagePage(request, { title: 'No such type', status: 404, text });
  };
}
