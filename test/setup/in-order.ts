import { BaseSequencer, type TestSpecification } from 'vitest/node';

const projects = ['fuzz', 'planted', 'replica', 'server', 'component', 'pure'];

/** Project by project: a worker keeps the modules it has loaded for as long as the next file is of the same one. */
export class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => projects.indexOf(a.project.name) - projects.indexOf(b.project.name));
  }
}
