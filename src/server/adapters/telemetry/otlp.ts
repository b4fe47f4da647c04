import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import { errorForLog } from '#server/lib/error-for-log.ts';
import type { Span, Telemetry } from '#server/ports.ts';
import type { TelemetrySettings } from '#server/config/environment.ts';

const TIMEOUT_MS = 5_000;
/** Interval between log lines about an unreachable collector. */
const SILENT_MS = 60_000;

/** Exports spans in batches, without delaying requests. A request and its jobs share one trace. */
export function openTelemetry({ url, headers, share }: TelemetrySettings, log: Logger): Telemetry {
  const ids = new RandomIdGenerator();
  let trace = '';
  const exporter = new OTLPTraceExporter({ url, headers: headers.reveal(), timeoutMillis: TIMEOUT_MS });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'equipment-finance' }),
    sampler: new TraceIdRatioBasedSampler(share),
    idGenerator: { generateSpanId: () => ids.generateSpanId(), generateTraceId: () => trace || ids.generateTraceId() },
    spanProcessors: [new BatchSpanProcessor(telling(exporter, log))],
  });
  const tracer = provider.getTracer('server');
  return {
    record: (span) => {
      // The next line reads it as the trace id, because its span has no parent.
      trace = span.trace.replaceAll('-', '').toLowerCase();
      const made = tracer.startSpan(span.name, optionsOf(span), ROOT_CONTEXT);
      trace = '';
      if (span.failed) made.setStatus({ code: SpanStatusCode.ERROR });
      made.end(new Date(span.beganAt.getTime() + span.seconds * 1000));
    },
    close: () => provider.shutdown().catch((error: unknown) => log.warn({ cause: errorForLog(error) }, LOST)),
  };
}

const LOST = 'spans could not be sent to the collector';

const optionsOf = ({ kind, beganAt, attributes }: Span) => ({
  kind: kind === 'job' ? SpanKind.CONSUMER : SpanKind.SERVER,
  startTime: beganAt,
  attributes,
});

/** Logs lost spans at most once per `SILENT_MS`. */
function telling(exporter: OTLPTraceExporter, log: Logger): SpanExporter {
  let toldAt = -SILENT_MS;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const now = performance.now();
        if (result.error && now - toldAt >= SILENT_MS) {
          toldAt = now;
          log.warn({ cause: errorForLog(result.error), spans: spans.length }, LOST);
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  };
}
