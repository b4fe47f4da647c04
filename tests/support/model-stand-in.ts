import type http from 'node:http';
import { type FixtureOpts, type FixtureFileResponse, LLMock } from '@copilotkit/aimock';
import { openModel } from '#server/adapters/model/open.ts';
import { modelProviders } from '#server/config/assistant-settings.ts';
import type { App } from '#server/app.ts';

export { modelProviders };
export type Provider = (typeof modelProviders)[number];

/** Settings under which a test's application takes a model. */
export const modelSettings = {
  ASSISTANT_PROVIDER: 'openai-compatible',
  ASSISTANT_BASE_URL: 'http://127.0.0.1:9/v1',
  ASSISTANT_MODEL: 'stand-in',
};

/** A model that is silent, or never ends, costs a test little; all others have the time that they need. */
export const waitAtMost = (app: App, firstWordMs: number, answerMs: number): void => {
  if (app.config.model) app.config = { ...app.config, model: { ...app.config.model, firstWordMs, answerMs } };
};

type Raw = (res: http.ServerResponse) => void;

/** A provider's server on this machine, in both wire formats, that says what a test wants and remembers what it was told. */
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
    /** Every call is answered with this. */
    say: (app: App, provider: Provider, answer: FixtureFileResponse, opts: FixtureOpts = {}): void => {
      mock.clearFixtures();
      mock.clearRequests();
      mock.on({}, answer, opts);
      connect(app, provider, '/v1');
    },
    /** A call of the engine, then what is made of it. */
    callEngine: (app: App, provider: Provider, asked: object, answer: string): void => {
      mock.clearFixtures();
      mock.clearRequests();
      mock.on(
        { hasToolResult: false },
        { toolCalls: [{ name: 'estimate_payment', arguments: JSON.stringify(asked) }] },
      );
      mock.on({ hasToolResult: true }, { content: answer });
      connect(app, provider, '/v1');
    },
    /** Bytes of no wire format. */
    answerRaw: (app: App, provider: Provider, how: Raw): void => {
      raw = how;
      connect(app, provider, '/raw');
    },
    /** Connections to it that wait or are read. */
    held: (): number => held,
    /** Everything that it was told, as one text. */
    told: (): string => JSON.stringify(mock.getRequests().map(({ body, headers }) => [body, headers])),
    calls: (): number => mock.getRequests().length,
    stop: () => mock.stop(),
  };
}
