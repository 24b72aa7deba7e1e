import type { Channel, Message } from '../../src/worker/messages.ts';
import type { Life } from './life.ts';

interface Port {
  readonly name: string;
  readonly life: Life;
  readonly handler: (message: Message) => void;
}

/** BroadcastChannel of one origin: to every other port of the name, each in its own turn. */
export class FakeChannels {
  private ports: Port[] = [];

  of(name: string, life: Life): Channel {
    const mine = new Set<Port>();
    return {
      post: (message) => {
        if (life.isDead) return;
        for (const port of this.ports) {
          if (port.name !== name || mine.has(port)) continue;
          queueMicrotask(() => port.life.deliver(() => this.hand(port, message)));
        }
      },
      listen: (handler) => {
        const port = { name, life, handler };
        mine.add(port);
        this.ports.push(port);
        return () => {
          this.ports = this.ports.filter((it) => it !== port);
        };
      },
    };
  }

  private hand(port: Port, message: Message): void {
    if (this.ports.includes(port)) port.handler(structuredClone(message));
  }
}
