import type http from 'node:http';
import { type FixtureOpts, type FixtureFileResponse, LLMock } from '@copilotkit/aimock';
import { openModel } from '#server/adapters/model/open.ts';
import { modelProviders } from '#server/config/assistant-settings.ts';
import type { App } from '#server/app.ts';

export { modelProviders };
export type Provider = (typeof modelProviders)[number];

/** Settings that connect a test application to a model. */
export const modelSettings = {
  ASSISTANT_PROVIDER: 'openai-compatible',
  ASSISTANT_BASE_URL: 'http://127.0.0.1:9/v1',
  ASSISTANT_MODEL: 'stand-in',
};

/** Shortens the timeouts for a silent or endless model. All other tests keep the normal ones. */
export const waitAtMost = (app: App, firstWordMs: number, answerMs: number): void => {
  if (app.config.model) app.config = { ...app.config, model: { ...app.config.model, firstWordMs, answerMs } };
};

type Raw = (res: http.ServerResponse) => void;

/** Starts a local model server in both wire formats. It returns what a test sets and records what it received. */
export async function startModelStandIn() {
  const mock = new LLMock({ port: 0, logLevel: 'silent' });
  let raw: Raw = (res) => void res.end();
  let held = 0;
  mock.mount('/raw', {
    handleRequest: (_req, res) => {
      held += 1;
      res.once('close', () => (held -= 1));
      raw(res);
      return Promise.resolve(true);
    },
  });
  await mock.start();
  const connect = (app: App, provider: Provider, path: string): void => {
    if (app.config.model) app.model = openModel({ ...app.config.model, provider, baseUrl: `${mock.url}${path}` });
  };
  return {
    say: (app: App, provider: Provider, answer: FixtureFileResponse, opts: FixtureOpts = {}): void => {
      mock.clearFixtures();
      mock.clearRequests();
      mock.on({}, answer, opts);
      connect(app, provider, '/v1');
    },
    /** Answers with bytes of no wire format. */
    answerRaw: (app: App, provider: Provider, how: Raw): void => {
      raw = how;
      connect(app, provider, '/raw');
    },
    held: (): number => held,
    /** Everything it received, as one text. */
    receivedText: (): string => JSON.stringify(mock.getRequests().map(({ body, headers }) => [body, headers])),
    calls: (): number => mock.getRequests().length,
    stop: () => mock.stop(),
  };
}
