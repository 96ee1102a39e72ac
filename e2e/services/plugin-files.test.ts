import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ownHeaders, SECRET_HEADER } from '@headwater/contract/http/headers.ts';
import { say } from '@headwater/tools/say.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../support/wordpress/mail-server.ts';
import {
  addGravityForms,
  missingPackages,
  startWordPress,
  type WordPress,
} from '../support/wordpress/start-wordpress.ts';

/** With a quote, to which WordPress adds a slash in a header. */
const SECRET = "both programs' secret";
/** A JPEG, as far as PHP looks. */
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex');
const missing = missingPackages();
if (missing.length > 0) say(`SKIPPED: files in a WordPress. Install ${missing.join(', ')} and run again.`);

describe.skipIf(missing.length > 0)('submissions with files that the site sends through the REST API', () => {
  let folder: string;
  let wordpress: WordPress;
  let mailServer: MailServer;

  beforeAll(async () => {
    folder = await temporaryFolder('files');
    mailServer = await startMailServer();
    wordpress = await startWordPress(folder, { HEADWATER_SECRET: SECRET, MAIL_PORT: String(mailServer.port) });
    await addGravityForms(join(folder, 'www'), wordpress);
    await wordpress.run(
      "update_option('test_form_fields', [['type' => 'fileupload', 'allowedExtensions' => 'jpg, dwg, svg, swf, php']]);",
    );
    await setActive(true);
  }, 180_000);

  afterAll(async () => {
    mailServer?.stop();
    await wordpress?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const setActive = (isActive: boolean) =>
    wordpress.run(`${isActive ? '' : 'de'}activate_plugin${isActive ? '' : 's'}('headwater/headwater.php');`);

  /** Sends a file to a form. */
  function send(
    name: string,
    content: Uint8Array = Buffer.from('AC1032'),
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const body = new FormData();
    body.append('input_2', new File([new Uint8Array(content)], name));
    return fetch(`${wordpress.url}/index.php?rest_route=/gf/v2/forms/7/submissions`, {
      method: 'POST',
      headers: { [SECRET_HEADER]: SECRET, ...headers },
      body,
    });
  }

  /** Sends a file to a form. @returns whether WordPress takes it */
  async function isTaken(name: string, { content, secret = SECRET }: { content?: Uint8Array; secret?: string } = {}) {
    const response = await send(name, content, { [SECRET_HEADER]: secret });
    return (await response.json()).is_valid;
  }

  test('WordPress takes a file of a type that it has never heard of where the form lists its extension', async () => {
    expect(await isTaken('flange.dwg')).toBe(true);
    expect(await isTaken('flange.dxf')).toBe(false);
  });

  test('anybody but the site is refused, as without the plugin', async () => {
    expect(await isTaken('flange.dwg', { secret: 'another secret' })).toBe(false);
  });

  test.for(['drawing.svg', 'film.swf', 'page.php', 'page.html.dwg'])(
    'no list makes WordPress take %s',
    async (name) => {
      expect(await isTaken(name)).toBe(false);
    },
  );

  test('a file of a type that WordPress knows has to be what its name says', async () => {
    expect(await isTaken('flange.jpg', { content: JPEG })).toBe(true);
    expect(await isTaken('flange.jpg')).toBe(false);
  });

  test('every response announces that a key is one entry: to a first submission, a repetition and a refusal', async () => {
    const key = { 'idempotency-key': '0b1a6c1e-with-a-file' };
    const responses = [
      await send('flange.dwg', undefined, key),
      await send('flange.dwg', undefined, key),
      await send('a.php'),
    ];
    expect(responses.map(({ headers }) => headers.get(ownHeaders.idempotent))).toEqual(['1', '1', '1']);
    const [first, repetition] = await Promise.all(responses.map((response) => response.json()));
    expect(repetition.confirmation_message).toBe(first.confirmation_message);
  });

  test('the types count for the submission only', async () => {
    const after = await wordpress.run(`
      define('REST_REQUEST', true);
      $_SERVER['HTTP_X_FAUSTWP_SECRET'] = wp_slash("${SECRET}");
      $seen = static fn (): string => json_encode(wp_check_filetype_and_ext('/dev/null', 'flange.dwg')['ext']);
      $during = '';
      add_filter('gform_pre_submission', static function ($form) use (&$during, $seen) {
        $during = $seen();
        return $form;
      });
      $before = $seen();
      rest_do_request(new WP_REST_Request('POST', '/gf/v2/forms/7/submissions'));
      echo $before, ' ', $during, ' ', $seen();`);
    expect(after).toBe('false "dwg" false');
  });

  test('the types count for a submission through GraphQL, too, only where the site sends it', async () => {
    const [before, during, after, fromOthers] = JSON.parse(
      await wordpress.run(`
        $seen = static fn () => wp_check_filetype_and_ext('/dev/null', 'flange.dwg')['ext'];
        $submit = static function () use ($seen) {
          apply_filters('graphql_pre_mutate_and_get_payload', null, 'submitGfForm', null, ['id' => 7]);
          return $seen();
        };
        $_SERVER['HTTP_X_FAUSTWP_SECRET'] = wp_slash("${SECRET}");
        $types = [$seen(), $submit()];
        do_action('graphql_mutation_response', []);
        $types[] = $seen();
        $_SERVER['HTTP_X_FAUSTWP_SECRET'] = 'another secret';
        echo json_encode([...$types, $submit()]);`),
    );
    expect({ before, during, after, fromOthers }).toEqual({
      before: false,
      during: 'dwg',
      after: false,
      fromOthers: false,
    });
  });

  test('without the plugin it is refused', async () => {
    await setActive(false);
    expect(await isTaken('flange.dwg')).toBe(false);
    expect(await isTaken('flange.jpg', { content: JPEG })).toBe(true);
    await setActive(true);
  });
});
