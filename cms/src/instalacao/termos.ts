/** The terms (especificação 9), until staff write their own. */
export const TERMOS = [
  '1. O portal é um intermediário entre parceiros. Cada anunciante responde pelo conteúdo, pelas imagens e pelos endereços do seu anúncio, e declara ter direito de usá-los.',
  '2. Os anúncios são dos tipos rádio, música e banner, por períodos de 1, 3, 6 ou 12 meses. O valor é o da tabela de preços no dia do pedido e vale para todo o período.',
  '3. O pagamento é feito por Pix ou depósito bancário. Depois de pagar, o anunciante envia o comprovante pelo portal.',
  '4. O anúncio é liberado em até 5 dias úteis depois do envio do comprovante. O período começa a contar no dia em que o anúncio entra em exibição.',
  '5. Até a aprovação, o anunciante pode alterar ou apagar o seu anúncio. Depois de aprovado, o anúncio não pode mais ser alterado por ele.',
  '6. Quem desistir antes da aprovação tem direito à devolução do valor pago. O pedido é feito pelo portal, e o suporte o analisa e pode entrar em contato para fazer o reembolso.',
  '7. O portal pode recusar ou retirar do ar anúncios com conteúdo ilegal, ofensivo ou enganoso.',
  '8. Os dados do cadastro são usados para identificar o anunciante, falar com ele e cumprir a lei, e não são vendidos a ninguém.',
  '9. Fica eleito o foro da cidade de São Paulo, SP, para resolver o que não se resolver em conversa.',
].join('\n\n');
