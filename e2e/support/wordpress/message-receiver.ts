import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRevalidate } from '@headwater/site/src/server/revalidation/revalidate.ts';
import { createSignatureCheck } from '@headwater/site/src/server/revalidation/signed-message.ts';
import { routeListener } from '@headwater/site/src/server/testing/route-listener.ts';

interface ReceivedChange {
  /** Global IDs are decoded: `post:12`. */
  tags: string[];
  paths: readonly string[];
}

export interface MessageReceiver {
  url: string;
  /** The changes that were accepted, in order. */
  changes: ReceivedChange[];
  /** Whether messages get a 503 instead. */
  isDown: boolean;
  close: () => void;
}

function decoded(tag: string): string {
  return tag.includes(':') ? tag : Buffer.from(tag, 'base64').toString();
}

/** The site's own endpoint for messages about changes, which checks signature, time and form, in front of no pages. */
export async function startMessageReceiver(secret: string): Promise<MessageReceiver> {
  const changes: ReceivedChange[] = [];
  const purge = ({ tags, paths }: { tags: readonly string[]; paths: readonly string[] }): string[] => {
    changes.push({ tags: tags.map(decoded), paths });
    return [];
  };
  const listener = routeListener(createRevalidate({ cache: { purge } }), {
    checkSignature: createSignatureCheck({ secret }),
  });
  const server = createServer((req, res) => {
    if (receiver.isDown) return res.writeHead(503, { connection: 'close' }).end('starting');
    void listener(req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: MessageReceiver = {
    url: `http://127.0.0.1:${port}`,
    changes,
    isDown: false,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}
