import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { polls } from '../reads/polls.ts';
import { outgoingState } from './outgoing-state.ts';
import { type Sources, version } from './sources.ts';

// What a site's Prometheus reads. Labels are names of this code alone: routes, kinds, states. No id, no name, no center.

/** What a poll was answered: `unchanged` 304, `delta` 226, `whole` 200; else `refused` or `failed`. */
const pollAnswers: Readonly<Record<number, string>> = { 304: 'unchanged', 226: 'delta', 200: 'whole' };
const answerOf = (status: number) => pollAnswers[status] ?? (status < 500 ? 'refused' : 'failed');

const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const longestAnswerS = 2;

/** The figures of one server, which may be one of several on its database. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly pollsTotal = new Counter({
    ...{ name: 'quai_polls_total', help: 'Polls by kind and answer', registers: this.registers },
    labelNames: ['poll', 'answer'],
  });
  private readonly requestSeconds = new Histogram({
    ...{ name: 'quai_request_seconds', help: 'Time until an answer was sent, by route', registers: this.registers },
    ...{ buckets, labelNames: ['method', 'route', 'status'] },
  });
  private readonly sharedReadSeconds = new Histogram({
    name: 'quai_shared_read_seconds',
    help: 'Time of the statement that polls and other reads wait for',
    ...{ buckets, registers: this.registers },
  });

  private readonly database = databaseGauges(this.registers);

  constructor(private readonly sources: Sources) {
    const { registers } = this;
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      ...{ name: 'quai_build_info', help: 'The version that answers', registers, labelNames: ['version'] },
      collect() {
        this.set({ version }, 1);
      },
    });
    new Gauge({
      ...{ name: 'quai_streams', help: 'Open event streams', registers },
      collect() {
        this.set(sources.streams());
      },
    });
  }

  /** Counts the answers of a server; its API lies below the prefix. */
  watch(app: FastifyInstance, prefix: string): void {
    const kinds = new Map(polls.map(({ path }) => [`${prefix}${path}`, path]));
    app.addHook('onResponse', async (request, reply) => {
      const { url = 'none' } = request.routeOptions;
      const poll = kinds.get(url);
      if (poll !== undefined) this.pollsTotal.inc({ poll, answer: answerOf(reply.statusCode) });
      // A stream lasts as long as its reader: it is counted while it is open.
      if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      this.requestSeconds.observe({ method: request.method, route: url, status }, reply.elapsedTime / 1000);
    });
  }

  readonly sharedRead = (seconds: number): void => this.sharedReadSeconds.observe(seconds);

  /**
   * In the text format of Prometheus. The database is asked at each look, and for two seconds: one that does not answer
   * is told as such.
   */
  async text(): Promise<{ readonly type: string; readonly body: string }> {
    const { sources, database } = this;
    const state = await outgoingState(sources, longestAnswerS * 1000);
    database.up.set(state === null ? 0 : 1);
    database.waiting.set(state?.waiting ?? Number.NaN);
    database.oldest.set(state?.oldestS ?? Number.NaN);
    database.answers.set(state?.answerS ?? Number.NaN);
    for (const [kind, count] of Object.entries(sources.connections() ?? {}))
      database.connections.set({ state: kind }, count);
    return { type: this.registry.contentType, body: await this.registry.metrics() };
  }
}

/** What is asked of the database; the figures of one look are set before any of them is told. */
function databaseGauges(registers: Registry[]) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  return {
    up: gauge('quai_database_up', '1 while the database answers'),
    waiting: gauge('quai_messages_waiting', 'Messages to clients that are to be delivered, of the database'),
    oldest: gauge('quai_messages_oldest_seconds', 'Age of the oldest of them'),
    answers: gauge('quai_database_answer_seconds', 'How long a statement waited and took just now'),
    connections: new Gauge({
      ...{ name: 'quai_database_connections', help: 'Connections of this process', registers },
      labelNames: ['state'],
    }),
  };
}
