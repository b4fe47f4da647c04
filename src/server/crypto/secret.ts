import { inspect } from 'node:util';

const SHOWN = '[secret]';

/** A value that logs, JSON and templates never show. Only reveal() returns it. */
export class Secret<T> {
  readonly #value: T;
  constructor(value: T) {
    this.#value = value;
  }
  reveal(): T {
    return this.#value;
  }
  toString(): string {
    return SHOWN;
  }
  toJSON(): string {
    return SHOWN;
  }
  [inspect.custom](): string {
    return SHOWN;
  }
}
