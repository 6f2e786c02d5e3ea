import type { Span, Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogEvent } from 'kysely';
import type { Config } from './config';

type Api = typeof import('@opentelemetry/api');

/** Traces of this process; undefined where no collector is set, and then nothing of them is loaded. */
let tracing: { api: Api; tracer: Tracer } | undefined;

/**
 * Sends traces to the collector of BALCAO_TRACES by OTLP over HTTP: of each call by its route, each statement by its text, and each job by
 * its name. They hold no addresses, parameters or bodies, as those name people. Before the database is opened.
 * @returns what sends the rest and ends it
 */
export async function startTracing({
  BALCAO_TRACES: url,
}: Pick<Config, 'BALCAO_TRACES'>): Promise<() => Promise<void>> {
  if (!url) return () => Promise.resolve();
  const [api, { BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'balcao' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  // its context manager and its reading of `traceparent`, by which a proxy's trace goes on in ours
  provider.register();
  tracing = { api, tracer: provider.getTracer('balcao') };
  return async () => {
    tracing = undefined;
    await provider.shutdown();
    api.trace.disable();
    api.context.disable();
    api.propagation.disable();
  };
}

/** Runs work in a span of its own, which fails as the work does. */
export async function traced<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!tracing) return work();
  const { api, tracer } = tracing;
  return tracer.startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(api, span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Faults are told by their class: what they say may name people. */
function fail({ SpanStatusCode }: Api, span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Kysely's setting by which each statement is a span of the call or job that asked it; empty where there are no traces. */
export const queryTracing = () => (tracing ? { log: traceQuery } : {});

function traceQuery({ query, queryDurationMillis, level }: LogEvent): void {
  const { api, tracer } = tracing!;
  // what nobody asked, such as the look at the queues, would be a trace of its own each time
  if (!api.trace.getActiveSpan()) return;
  const span = tracer.startSpan('query', {
    kind: api.SpanKind.CLIENT,
    startTime: Date.now() - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql.slice(0, 2000) },
  });
  if (level === 'error') span.setStatus({ code: api.SpanStatusCode.ERROR });
  span.end();
}

/** Makes each call a span, named after its route and not its address. */
export function traceCalls(fastify: FastifyInstance): void {
  if (!tracing) return;
  const { api, tracer } = tracing;
  const spans = new WeakMap<FastifyRequest, Span>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const outer = api.propagation.extract(api.context.active(), request.headers);
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: api.SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': route, 'balcao.request': request.id },
      },
      outer,
    );
    spans.set(request, span);
    api.context.with(api.trace.setSpan(outer, span), done);
  });
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: api.SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
