import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { ConfigurationError } from '@headwater/runtime/environment.ts';
import { expect, onTestFinished, test } from 'vitest';
import { explainStartError } from './explain-start-error.ts';

test('a site that cannot start names the port that another program has and what to do', async () => {
  const [other, own] = [createServer(), createServer()];
  onTestFinished(() => void other.close());
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  const [error] = await once(own.listen(port, '127.0.0.1'), 'error');
  expect(explainStartError(error)).toBe(
    `Port ${port} is in use by another program. Stop that program, or choose another port with PORT=….`,
  );
});

test('a site that cannot start names the port below 1024 that only root may use and what to do', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', port: 80 });
  expect(explainStartError(error)).toBe('This user may not listen on port 80. Choose a port above 1023 with PORT=….');
});

test('a wrong setting is explained by its message with its cause, without the place in the code', () => {
  const alone = new ConfigurationError('SITE_URL is not a URL.');
  expect(explainStartError(alone)).toBe('SITE_URL is not a URL.');
  const caused = Object.assign(new ConfigurationError('The folder cannot be written'), { cause: new Error('EROFS') });
  expect(explainStartError(caused)).toBe('The folder cannot be written (EROFS)');
});

test('any other error shows where it happened, or at least what was thrown', () => {
  const bug = new TypeError('x is not a function', { cause: new Error('deeper') });
  expect(explainStartError(bug)).toBe(bug.stack);
  expect(explainStartError(Object.assign(new Error('without a stack'), { stack: undefined }))).toBe('without a stack');
  expect(explainStartError('a text')).toBe('a text');
});
