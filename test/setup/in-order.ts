import { BaseSequencer, type TestSpecification } from 'vitest/node';

const projects = ['fuzz', 'planted', 'replica', 'server', 'component', 'pure'];

/** Begun last, each of them would be waited for by a worker that has nothing left. */
const longest = /(starts|hostile|folder|ledger|second-courier|sheet-remedies|deposit-actions|deltas|fuzz)\.test\.ts$/;

const placeOf = ({ project, moduleId }: TestSpecification) =>
  2 * projects.indexOf(project.name) + (longest.test(moduleId) ? 0 : 1);

/** Project by project: a worker keeps the modules it has loaded for as long as the next file is of the same one. */
export class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
