import { BaseSequencer, type TestSpecification } from 'vitest/node';

const projects = ['fuzz', 'planted', 'replica', 'server', 'component', 'pure'];

/**
 * Project by project: a worker keeps the modules it has loaded while the next file is of the same one. Within each,
 * files that took longest at the last run, which Vitest remembers, come first: a long one begun last would be waited
 * for by a worker that has nothing left.
 */
export class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byTime = await super.sort(files);
    return byTime.toSorted((a, b) => projects.indexOf(a.project.name) - projects.indexOf(b.project.name));
  }
}
