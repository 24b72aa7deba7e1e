import { BaseSequencer, type TestSpecification } from 'vitest/node';

const projects = ['replica', 'planted', 'server', 'pure'];

const placeOf = ({ project, moduleId }: TestSpecification) =>
  projects.indexOf(project.name) - (moduleId.includes('/test/fuzz/') ? projects.length : 0);

/**
 * The traces first, which take longest; then project by project: a worker keeps the modules it has loaded for as long as
 * the next file is of the same one.
 */
export class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
