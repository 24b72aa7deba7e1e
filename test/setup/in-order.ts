import { BaseSequencer, type TestSpecification } from 'vitest/node';

const projects = ['fuzz', 'planted', 'replica', 'server', 'component', 'pure'];

/**
 * Project by project: a worker keeps the modules it has loaded for as long as the next file is of the same one. Within
 * each those first that took longest at the last run, which Vitest remembers: begun last, a long one would be waited for
 * by a worker that has nothing left.
 */
export class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byTime = await super.sort(files);
    return byTime.toSorted((a, b) => projects.indexOf(a.project.name) - projects.indexOf(b.project.name));
  }
}
