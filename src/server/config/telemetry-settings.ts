import { Secret } from '../crypto/secret.ts';
import type { Reader } from './settings-reader.ts';

/** A collector of spans (OTLP over HTTP). `share` is that of the requests, 0 to 1. */
export type TelemetrySettings = { url: string; headers: Secret<Record<string, string>>; share: number };

/** Named as the OpenTelemetry specification names them. */
export function readTelemetry(read: Reader, faults: string[]): TelemetrySettings | undefined {
  const url = read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const share = Number(read.text('OTEL_TRACES_SAMPLER_ARG') ?? '1');
  if (!(share >= 0 && share <= 1)) faults.push('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
  const headers = new Map<string, string>();
  for (const pair of read.list('OTEL_EXPORTER_OTLP_HEADERS')) {
    const [name = '', ...value] = pair.split('=');
    if (!/^[\w-]+$/.test(name) || value.length === 0)
      faults.push('OTEL_EXPORTER_OTLP_HEADERS must read name=value, separated by commas.');
    headers.set(name, value.join('='));
  }
  if (!url) return undefined;
  return {
    url: `${url.href.replace(/\/$/, '')}/v1/traces`,
    headers: new Secret(Object.fromEntries(headers)),
    share,
  };
}
