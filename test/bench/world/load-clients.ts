import { Agent } from 'node:http';
import { type Answered, Device } from '../../load/device.ts';

/** Devices that poll one address in full, each as soon as its last answer is there. */
export class LoadClients {
  private readonly agent: Agent;
  private readonly devices: readonly Device[];

  constructor(url: string, token: string, count: number) {
    this.agent = new Agent({ keepAlive: true, maxSockets: count });
    this.devices = Array.from({ length: count }, () => new Device(this.agent, url, token, false));
  }

  /** Every client polls once, all at the same time. */
  once(): Promise<Answered[]> {
    return Promise.all(this.devices.map((device) => device.poll()));
  }

  /** Every client polls on and on. */
  async during(ms: number): Promise<Answered[]> {
    const untilMs = performance.now() + ms;
    const answers: Answered[] = [];
    const go = async (device: Device) => {
      while (performance.now() < untilMs) answers.push(await device.poll());
    };
    await Promise.all(this.devices.map(go));
    return answers;
  }

  close(): void {
    this.agent.destroy();
  }
}
