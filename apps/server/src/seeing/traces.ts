// Traces for OpenTelemetry: a span for what is asked of a table, and inside it one for each append it led to. Loaded only when asked for.
import { AsyncLocalStorage } from 'node:async_hooks';
import { isAppended, type Observer } from '@baraja/room';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

export interface Traces {
  readonly observer: Observer;
  /** Sends what is left. */
  close(): Promise<void>;
}
/** The collector's address; unless it names a path, the usual one. */
const tracesAt = (address: string): string => {
  const url = new URL(address);
  return url.pathname === '/' ? new URL('/v1/traces', url).href : url.href;
};

export function traces(address: string, version: string): Traces {
  return tracing(new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: tracesAt(address) }) }), version);
}
export function tracing(processor: SpanProcessor, version: string): Traces {
  const resource = resourceFromAttributes({ 'service.name': 'baraja', 'service.version': version });
  const provider = new TracerProvider({ resource, spanProcessors: [processor] });
  const tracer = provider.getTracer('baraja', version);
  // Mailboxes and promises keep it: what an ask leads to is found under it, however long it waited.
  const around = new AsyncLocalStorage<Span>();
  async function within<T>(
    name: string,
    kind: SpanKind,
    attributes: Record<string, string | number>,
    run: () => Promise<T>,
    end: (answer: T) => Record<string, string | number>,
  ): Promise<T> {
    const parent = around.getStore();
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind, attributes }, context);
    try {
      const answer = await around.run(span, run);
      span.setAttributes(end(answer));
      return answer;
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : String(error) });
      throw error;
    } finally {
      span.end();
    }
  }
  return {
    observer: {
      asking: ({ table, key, type }, run) =>
        within(
          'ask',
          SpanKind.SERVER,
          { 'baraja.ask': key, 'baraja.table': table, 'baraja.type': type },
          run,
          (answer) =>
            'refusal' in answer
              ? { 'baraja.refused': answer.refusal.refused }
              : 'stale' in answer
                ? { 'baraja.refused': 'stale' }
                : {},
        ),
      storing: ({ stream, id, events }, run) => {
        const about = { 'baraja.stream': stream, 'baraja.events': events.length, ...(id ? { 'baraja.ask': id } : {}) };
        return within('append', SpanKind.CLIENT, about, run, (answer) =>
          isAppended(answer) ? { 'baraja.version': answer.version } : { 'baraja.refused': answer.refused },
        );
      },
    },
    close: () => provider.shutdown(),
  };
}
