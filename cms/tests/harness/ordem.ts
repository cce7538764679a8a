import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of a minute or more that say little: Vitest, which goes by size, would leave them to the end, on one core. */
const LONGAS = ['arquivos-hostis', 'faltas', 'fuzz', 'nodes'];

const isLonga = ({ moduleId }: TestSpecification): boolean =>
  LONGAS.some((nome) => moduleId.endsWith(`/${nome}.api.test.ts`));

/** The long ones of the first database first, those of another in the midst of the rest: never all of them at once. */
export class LongasPrimeiro extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ordem = sorted.filter((file) => !isLonga(file));
    const curtas = ordem.length;
    const bancos = [...new Set(sorted.map(({ project }) => project.name))];
    for (const [i, banco] of [...bancos.entries()].reverse()) {
      const longas = sorted.filter((file) => isLonga(file) && file.project.name === banco);
      ordem.splice(Math.floor((curtas * i) / bancos.length), 0, ...longas);
    }
    return ordem;
  }
}
