import type { Refusal } from '../domain/result.ts';
import type { SendDeps, Sender } from '../sync/sending/send.ts';
import type { IssueOptions, IssueResult, Undoable } from './api.ts';
import type { UserActions, UserActionsDeps } from './user-actions.ts';

export interface ActionsDeps extends Omit<UserActionsDeps, 'sender'> {
  readonly sending: SendDeps;
}

/** What records an action, undoes it, sends it or renders it anew comes together with the declarations it needs. */
export const commandCode = () => import('./command-code.ts');

/** The actions of a tab's user, and the sender of the device's, by code that a board is painted without. */
export class Actions {
  private made: { readonly own: UserActions; readonly sender: Sender } | null = null;

  constructor(private readonly deps: ActionsDeps) {}

  /** Rejects where the code does not come. */
  private async code() {
    const code = await commandCode();
    if (!this.made) {
      const sender = new code.Sender(this.deps.sending);
      this.made = { sender, own: new code.UserActions({ ...this.deps, sender }) };
    }
    return this.made;
  }

  /** See `UserActions.calm`. */
  calm(): Promise<void> {
    return this.made?.own.calm() ?? Promise.resolve();
  }

  async issue(name: string, args: unknown, options?: IssueOptions): Promise<IssueResult> {
    return (await this.code()).own.issue(name, args, options);
  }

  async undo(name: string, args: unknown, center: number): Promise<IssueResult> {
    return (await this.code()).own.undo(name, args, center);
  }

  async mayUndo(done: Undoable): Promise<boolean> {
    return (await this.code()).own.mayUndo(done);
  }

  async retry(commandId: string): Promise<Refusal | null> {
    return (await this.code()).own.retry(commandId);
  }

  async discard(commandId: string, withDependants: boolean): Promise<void> {
    return (await this.code()).own.discard(commandId, withDependants);
  }

  /** See `Sender.step`. */
  async step(commandId: string): Promise<void> {
    return (await this.code()).sender.step(commandId);
  }
}
