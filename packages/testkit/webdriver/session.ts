// A browser asked over WebDriver: one window at a time, scripts with their arguments, and errors by their code.
import { startTime } from './within.ts';

export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

type Answer = { readonly value: unknown };
type Method = 'GET' | 'POST' | 'DELETE';

const isFailure = (value: unknown): value is { readonly error: string; readonly message: string } =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'message') === 'string';

const ask = async (method: Method, url: string, body: object | undefined): Promise<unknown> => {
  const signal = AbortSignal.timeout(startTime);
  const answer = await fetch(url, { method, signal, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as Answer;
  if (!answer.ok && isFailure(value)) throw new WebDriverError(value.error, value.message);
  return value;
};

/** What stands for an element on the wire. */
export type ElementReference = Readonly<Record<string, string>>;

export type DriverSession = {
  /** A command at its path behind the session's own. */
  readonly ask: (method: Method, path: string, body?: object) => Promise<unknown>;
  /** A function of the page's, given what can be sent; what it promises is waited for. */
  readonly run: (source: string, args: readonly unknown[]) => Promise<unknown>;
  readonly end: () => Promise<void>;
};

export const isReady = (driver: string): Promise<boolean> =>
  ask('GET', `${driver}/status`, undefined).then(
    () => true,
    () => false,
  );

export const newSession = async (driver: string, capabilities: object): Promise<DriverSession> => {
  const begun = await ask('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = begun as { readonly sessionId: string };
  const at = `${driver}/session/${sessionId}`;
  return {
    ask: (method, path, body) => ask(method, at + path, body),
    run: (source, args) =>
      ask('POST', `${at}/execute/sync`, { script: `return (${source}).apply(null, arguments)`, args }),
    end: async () => {
      await ask('DELETE', at, undefined);
    },
  };
};
