import { MIMES_DE_IMAGEM } from '@portal/contracts/arquivo/formatos';
import { imagemPublicada } from '@portal/contracts/arquivo/imagem';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useSobDemanda } from '../../lib/use-sob-demanda';
import { Alerta } from '../../ui/alerta';
import { Botao } from '../../ui/botao';
import { Esqueleto } from '../../ui/esqueleto';
import { useDataUrl } from './arquivos';
import { entradaDe } from '../anuncios/entradas';
import { EscolhaDeArquivo } from './escolha-de-arquivo';
import { prepararBanner, recortar, type Recortavel } from './imagem-do-banner';
import { areaDoMeio, formaPorExtenso, isMesmaArea, nitidezPorExtenso, type Area } from './recorte';
import estilos from './recorte-da-imagem.module.css';
import type { AnuncioDigitado } from './valores';

/** What a picture that will be sent was cut from, and where. */
interface Recorte {
  de: Recortavel;
  area: Area;
}

const importar = () => import('./recorte-da-imagem');

/** The cutting tool, fetched only when there is a picture to cut; without it the picture's middle is sent. */
const Ferramenta = ({ de, onRecortar }: { de: Recortavel; onRecortar: (area: Area) => void }) => {
  const src = useDataUrl(de.inteira);
  const [modulo, pedir, falhou] = useSobDemanda(importar, 'pedido');
  useEffect(pedir, [pedir]);
  if (falhou)
    return (
      <Alerta tipo="neutro">
        Não conseguimos abrir o recorte. A imagem vai com a parte do meio.{' '}
        <Botao variante="secundario" onClick={pedir}>
          Tentar de novo
        </Botao>
      </Alerta>
    );
  if (!modulo || src === null) return <Esqueleto altura="300px" />;
  return <modulo.RecorteDaImagem src={src} tamanho={de} onRecortar={onRecortar} />;
};

const isTexto = (texto: string | null): texto is string => texto !== null;

interface Props {
  obrigatorio: boolean;
  /** Why it may not be changed now. */
  trava: string | null;
  /** The stored image this one would replace. */
  atual: string | null | undefined;
  previa: (src: string | null) => ReactNode;
}

/** The banner's picture: chosen, cut to its shape, and told of what will be seen of it, and how sharp. */
export const CampoDaImagemDoBanner = ({ obrigatorio, trava, atual, previa }: Props) => {
  const { rotulo, dica } = entradaDe('arquivo_banner');
  const { getValues } = useFormContext<AnuncioDigitado>();
  const { field, fieldState } = useController<AnuncioDigitado, 'arquivo_banner'>({
    name: 'arquivo_banner',
  });
  const { ref, value, onChange } = field;
  const [recortes] = useState(() => new WeakMap<File, Recorte>());
  const ultimo = useRef(0);
  const feito = value === null ? undefined : recortes.get(value);
  const nova = useDataUrl(value, true);

  const preparar = async (escolhida: File) => {
    const escolha = await prepararBanner(escolhida);
    if ('arquivo' in escolha && escolha.recortavel) {
      const { arquivo, recortavel: de } = escolha;
      recortes.set(arquivo, { de, area: areaDoMeio(de) });
    }
    return escolha;
  };
  const aoRecortar = async (area: Area) => {
    if (!feito || isMesmaArea(area, feito.area)) return;
    const { de } = feito;
    const este = ++ultimo.current;
    const arquivo = await recortar(de, area);
    const agora = getValues('arquivo_banner');
    // Moved again, taken away or another one chosen meanwhile.
    if (!arquivo || ultimo.current !== este || !agora || recortes.get(agora)?.de !== de) return;
    recortes.set(arquivo, { de, area });
    onChange(arquivo);
  };
  const aviso = feito
    ? [formaPorExtenso(feito.de), nitidezPorExtenso(feito.area)].filter(isTexto).join(' ')
    : '';

  return (
    <EscolhaDeArquivo
      ref={ref}
      rotulo={rotulo}
      accept={MIMES_DE_IMAGEM.join(',')}
      valor={value}
      onMudar={onChange}
      preparar={preparar}
      erro={fieldState.error?.message}
      dica={trava ?? dica}
      obrigatorio={obrigatorio}
      desabilitado={trava !== null}
    >
      {aviso !== '' && (
        <div className={estilos.aviso}>
          <Alerta tipo="neutro">{aviso}</Alerta>
        </div>
      )}
      {feito && <Ferramenta de={feito.de} onRecortar={(area) => void aoRecortar(area)} />}
      {previa(nova ?? (atual ? imagemPublicada(atual).src : null))}
    </EscolhaDeArquivo>
  );
};
