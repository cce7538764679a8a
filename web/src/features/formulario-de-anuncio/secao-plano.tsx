import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import { PERIODOS, type TipoAnuncio } from '@portal/contracts/anuncio/status';
import { vencimento } from '@portal/contracts/anuncio/vigencia';
import { emReais } from '@portal/contracts/dinheiro/real';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Bloco } from '../../ui/bloco';
import { Campo } from '../../ui/campo';
import { CampoDoFormulario } from '../../ui/campo-do-formulario';
import { CampoSelecao } from '../../ui/campo-selecao';
import { Esqueleto } from '../../ui/esqueleto';
import formulario from '../../ui/formulario.module.css';
import { Secao } from '../../ui/secao';
import { dataOuAguardando, emMeses, ROTULO_DO_TIPO } from '../anuncios/textos';
import { tipoDe } from './conferir';
import { PrecosDoTipo } from './precos-do-tipo';
import { precosQuery } from './queries';
import type { AnuncioDigitado } from './valores';

const fimDe = (inicio: string, meses: string): string | null => {
  const periodo = PERIODOS.find((um) => String(um) === meses);
  return periodo && /^\d{4}-\d{2}-\d{2}$/.test(inicio) ? vencimento(inicio, periodo) : null;
};

/** Start and end, which only administrators see; the end is computed (especificação 2.11). */
const CamposDasDatas = () => {
  const [inicio, periodo] = useWatch<AnuncioDigitado, ['data_inicio', 'periodo']>({
    name: ['data_inicio', 'periodo'],
  });
  return (
    <div className={formulario.par}>
      <CampoDoFormulario<AnuncioDigitado>
        campo="data_inicio"
        rotulo="Data de início"
        type="date"
        dica="Sem data, começa no dia em que for ativado."
      />
      <Campo rotulo="Data de término" value={dataOuAguardando(fimDe(inicio, periodo))} readOnly />
    </div>
  );
};

interface Props {
  anuncio?: Anuncio | undefined;
  usuario: string;
  /** Where an administrator says whose the ad is. */
  emNomeDe?: ReactNode;
  /** The types this person may buy; the first is what the price list shows before one is chosen. */
  tipos: readonly [TipoAnuncio, ...TipoAnuncio[]];
  administrador: boolean;
  /** What it costs, or null while nobody knows. */
  valor: number | null;
}

/** Who, for how long, what, and what it costs (especificação 2.11). */
export const SecaoPlano = ({ anuncio, usuario, emNomeDe, tipos, administrador, valor }: Props) => {
  const { register, setValue, formState } = useFormContext<AnuncioDigitado>();
  const { errors } = formState;
  const [periodo, digitado] = useWatch<AnuncioDigitado, ['periodo', 'tipo_anuncio']>({
    name: ['periodo', 'tipo_anuncio'],
  });
  const precos = useQuery(precosQuery);
  const tipo = tipoDe(digitado);
  const foraDeVenda = precos.data && tipo && periodo && valor === null;
  const shouldValidate = formState.isSubmitted;
  const aoEscolherPeriodo = (escolhido: unknown) => {
    // One type only: there is nothing to choose.
    if (escolhido && tipos.length === 1) setValue('tipo_anuncio', tipos[0], { shouldValidate });
  };
  // The select and the cards are two ways to one value, which the form keeps.
  const escolherPeriodo = (escolhido: string) => {
    setValue('periodo', escolhido, { shouldDirty: true, shouldValidate });
    aoEscolherPeriodo(escolhido);
  };
  return (
    <Secao titulo="Plano">
      <Campo rotulo="Anunciante" value={usuario} readOnly />
      {emNomeDe}
      <CampoDoFormulario<AnuncioDigitado>
        campo="titulo"
        rotulo="Título do anúncio"
        required
        dica="É como você e a nossa equipe encontram este anúncio."
      />
      <div className={formulario.par}>
        <CampoSelecao
          rotulo="Período"
          required
          erro={
            errors.periodo?.message ?? (foraDeVenda ? MENSAGENS_DO_ANUNCIO.semPreco : undefined)
          }
          {...register('periodo', {
            onChange: ({ target }: { target: { value: unknown } }) =>
              aoEscolherPeriodo(target.value),
          })}
        >
          <option value="">Escolha o período</option>
          {PERIODOS.map((meses) => (
            <option key={meses} value={meses}>
              {emMeses(meses)}
            </option>
          ))}
        </CampoSelecao>
        <CampoSelecao
          rotulo="Tipo de anúncio"
          required
          erro={errors.tipo_anuncio?.message}
          {...register('tipo_anuncio')}
          disabled={anuncio !== undefined || periodo === ''}
        >
          <option value="">Escolha o tipo</option>
          {tipos.map((opcao) => (
            <option key={opcao} value={opcao}>
              {ROTULO_DO_TIPO[opcao]}
            </option>
          ))}
        </CampoSelecao>
      </div>
      {!anuncio && (
        <Bloco
          query={precos}
          esqueleto={<Esqueleto altura="96px" />}
          vazio={<p>Os preços ainda não foram definidos pela nossa equipe.</p>}
        >
          {(lista) => (
            <PrecosDoTipo
              precos={lista}
              tipo={tipo ?? tipos[0]}
              periodo={periodo}
              onEscolher={escolherPeriodo}
            />
          )}
        </Bloco>
      )}
      <Campo
        rotulo="Valor"
        value={valor === null ? '' : emReais(valor)}
        readOnly
        placeholder="Escolha o período e o tipo"
        dica={anuncio && 'O valor da compra não muda.'}
      />
      {administrador && <CamposDasDatas />}
    </Secao>
  );
};
