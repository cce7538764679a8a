import type { TransmissaoNoPainel } from '@portal/contracts/painel/respostas';
import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { Escolha } from '../../escolha';
import { numero } from '../../inicio';
import { SITUACOES } from './transmissao';

const HORA_MS = 60 * 60_000;
const TODOS = 'todos';

/** For how long a stream has been as it is, at least. */
const IDADES: Readonly<Record<string, { rotulo: string; horas: number }>> = {
  [TODOS]: { rotulo: 'Qualquer tempo', horas: 0 },
  hora: { rotulo: 'Há mais de 1 hora', horas: 1 },
  dia: { rotulo: 'Há mais de 1 dia', horas: 24 },
  semana: { rotulo: 'Há mais de 7 dias', horas: 7 * 24 },
};

export interface Filtro {
  situacao: TransmissaoNoPainel['situacao'] | 'todas';
  formato: string;
  idade: string;
  texto: string;
}

/** All of them. */
export const SEM_FILTRO: Filtro = { situacao: 'todas', formato: TODOS, idade: TODOS, texto: '' };

/** Without the rate, which is every radio's own. */
const familia = ({ formato }: TransmissaoNoPainel): string =>
  formato?.split(',')[0] ?? 'Sem formato';

const dobrar = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const passaNaSituacao = ({ situacao }: TransmissaoNoPainel, filtro: Filtro): boolean =>
  filtro.situacao === 'todas' || situacao === filtro.situacao;

/** Those that have all that is asked; the text is looked for in the name and the song of the moment. */
export const filtrar = (
  todas: readonly TransmissaoNoPainel[],
  filtro: Filtro,
): TransmissaoNoPainel[] => {
  const texto = dobrar(filtro.texto);
  const ate = Date.now() - (IDADES[filtro.idade]?.horas ?? 0) * HORA_MS;
  return todas.filter(
    (uma) =>
      passaNaSituacao(uma, filtro) &&
      (filtro.formato === TODOS || familia(uma) === filtro.formato) &&
      (filtro.idade === TODOS || (uma.desde !== null && Date.parse(uma.desde) <= ate)) &&
      dobrar(`${uma.nome} ${uma.tocando ?? ''}`).includes(texto),
  );
};

interface Props {
  transmissoes: readonly TransmissaoNoPainel[];
  filtro: Filtro;
  aoFiltrar: (filtro: Filtro) => void;
}

/** The states, as buttons with how many there are of each. */
export const Situacoes = ({ transmissoes, filtro, aoFiltrar }: Props) => {
  const quantas = (situacao: Filtro['situacao']): number =>
    transmissoes.filter((uma) => passaNaSituacao(uma, { ...filtro, situacao })).length;
  // Object.keys forgets the literal types of its own object.
  const situacoes = [
    'todas',
    ...(Object.keys(SITUACOES) as TransmissaoNoPainel['situacao'][]),
  ] as const;
  return (
    <Flex gap={2} wrap="wrap" role="group" aria-label="Filtrar por estado">
      {situacoes.map((situacao) => (
        <Button
          key={situacao}
          size="S"
          variant={situacao === filtro.situacao ? 'secondary' : 'tertiary'}
          aria-pressed={situacao === filtro.situacao}
          onClick={() => aoFiltrar({ ...filtro, situacao })}
        >
          {`${situacao === 'todas' ? 'Todas' : SITUACOES[situacao].rotulo} (${numero(quantas(situacao))})`}
        </Button>
      ))}
    </Flex>
  );
};

/** What is said of a stream, for how long, and in which format. */
export const OutrosFiltros = ({ transmissoes, filtro, aoFiltrar }: Props) => {
  const formatos = [...new Set(transmissoes.map(familia))].sort();
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-end" paddingBottom={4}>
      <Field.Root name="texto">
        <Field.Label>Procurar</Field.Label>
        <TextInput
          type="search"
          placeholder="Rádio ou música"
          value={filtro.texto}
          onChange={({ target }: { target: HTMLInputElement }) =>
            aoFiltrar({ ...filtro, texto: target.value })
          }
        />
      </Field.Root>
      <Escolha
        nome="formato"
        rotulo="Formato"
        valor={filtro.formato}
        opcoes={[[TODOS, 'Todos'], ...formatos.map((formato) => [formato, formato] as const)]}
        escolher={(formato) => aoFiltrar({ ...filtro, formato })}
      />
      <Escolha
        nome="idade"
        rotulo="Desde"
        valor={filtro.idade}
        opcoes={Object.entries(IDADES).map(([idade, { rotulo }]) => [idade, rotulo])}
        escolher={(idade) => aoFiltrar({ ...filtro, idade })}
      />
    </Flex>
  );
};
