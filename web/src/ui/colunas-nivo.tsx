import { ResponsiveBar } from '@nivo/bar';
import estilos from './colunas.module.css';

export interface Coluna {
  /** Unique among the columns. */
  id: string;
  /** Under the column; '' leaves the place empty. */
  rotulo: string;
  /** Said when the column is pointed at: 'novembro de 2026: 12 acessos'. */
  dica: string;
  valor: number;
}

export interface ColunasProps {
  /** What the chart shows, in words, for who does not see it; its figures stand in a table beside it. */
  rotulo: string;
  colunas: readonly Coluna[];
  altura: number;
  /** Writes each value over its column. */
  comValores?: boolean;
}

const TEMA = {
  text: { fill: 'var(--cor-suave)', fontSize: 14, fontFamily: 'var(--fonte-corpo)' },
  axis: { ticks: { text: { fill: 'var(--cor-suave)', fontSize: 14 } } },
  grid: { line: { stroke: 'var(--cor-linha)' } },
  labels: { text: { fontSize: 14, fontWeight: 700 } },
};
const LINHAS = 4;
const formato = new Intl.NumberFormat('pt-BR');
const compacto = new Intl.NumberFormat('pt-BR', { notation: 'compact' });

/** Round, whole steps: there is no half of an access. */
const degrausAte = (maior: number): number[] => {
  const cru = Math.max(1, maior / LINHAS);
  const grandeza = 10 ** Math.floor(Math.log10(cru));
  const passo = Math.ceil(([1, 2, 5].find((n) => n * grandeza >= cru) ?? 10) * grandeza);
  const quantos = Math.max(1, Math.ceil(maior / passo));
  return Array.from({ length: quantos + 1 }, (_, i) => i * passo);
};

/** The chart itself; heavy, so it comes when it is shown. */
export const ColunasNivo = ({ rotulo, colunas, altura, comValores = false }: ColunasProps) => {
  const degraus = degrausAte(Math.max(0, ...colunas.map(({ valor }) => valor)));
  const porId = new Map(colunas.map((coluna) => [coluna.id, coluna]));
  return (
    <div className={estilos.grafico} style={{ height: altura }}>
      <ResponsiveBar
        role="img"
        ariaLabel={rotulo}
        data={colunas.map(({ id, valor }) => ({ id, valor }))}
        keys={['valor']}
        indexBy="id"
        margin={{ top: 24, right: 4, bottom: 32, left: 60 }}
        padding={colunas.length > 31 ? 0.1 : 0.3}
        valueScale={{ type: 'linear', min: 0, max: degraus.at(-1) ?? 'auto' }}
        colors={['var(--cor-primaria)']}
        borderRadius={colunas.length > 31 ? 0 : 4}
        enableLabel={comValores}
        label={({ value }) => formato.format(value ?? 0)}
        labelPosition="end"
        labelOffset={10}
        gridYValues={degraus}
        axisLeft={{
          tickValues: degraus,
          tickSize: 0,
          tickPadding: 8,
          format: (valor: number) => compacto.format(valor),
        }}
        axisBottom={{
          tickSize: 0,
          tickPadding: 10,
          format: (id: string) => porId.get(id)?.rotulo ?? '',
        }}
        theme={TEMA}
        // A colour on its way from one to another follows no change of scheme.
        animate={false}
        tooltip={({ indexValue }) => (
          <div className={estilos.dica}>{porId.get(String(indexValue))?.dica}</div>
        )}
      />
    </div>
  );
};
