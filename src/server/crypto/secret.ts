import { inspect } from 'node:util';

const SHOWN = '[secret]';

/** A value that no log, JSON or template shows. Only reveal() gives it out. */
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
