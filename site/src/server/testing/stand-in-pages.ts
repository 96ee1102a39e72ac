import { Readable } from 'node:stream';
import type { PageHandler, RenderedResponse } from '../../document/page-handler.ts';
import type { PageLocals } from '../../document/page-locals.ts';

type HeaderValues = Readonly<Record<string, number | string | readonly string[]>>;

/** Collects what a stand-in for the pages writes. */
class StandInResponse {
  status = 200;
  headers: HeaderValues = {};
  body = '';

  writeHead(status: number, headers: HeaderValues = {}): this {
    this.status = status;
    this.headers = headers;
    return this;
  }

  end(body: string | Buffer = ''): this {
    this.body = body.toString();
    return this;
  }

  rendered(): RenderedResponse {
    const entries = Object.entries(this.headers).map(([name, value]) => [name.toLowerCase(), value] as const);
    const headers = Object.fromEntries(
      entries.filter(([name]) => name !== 'set-cookie').map(([name, value]) => [name, String(value)]),
    );
    const cookies = entries.flatMap(([name, value]) => (name === 'set-cookie' ? [value].flat().map(String) : []));
    return { status: this.status, headers, cookies, body: Buffer.from(this.body) };
  }
}

interface StandInRequest extends Readable {
  method: string;
  url: string;
  headers: Parameters<PageHandler>[0]['headers'];
}

/** Replaces the built pages, which require a build, by a listener as Node has it. */
export function standInPages(
  listener: (req: StandInRequest, res: StandInResponse, locals: PageLocals) => unknown,
): PageHandler {
  return async ({ target, method, headers, body }, locals) => {
    const res = new StandInResponse();
    const req = Object.assign(Readable.from(body ? [body] : []), { method, url: target, headers });
    await listener(req, res, locals);
    return res.rendered();
  };
}
