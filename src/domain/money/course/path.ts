const page = /^remboursement-(\d{1,15})$/;

/** The page of a refund's course, under those of a center's money (OUR-160). */
export const refundCoursePath = (refund: number) => `/support/money/remboursement-${refund}`;

/** The refund that such a page is about; null for another page. */
export const refundOfPage = (text: string | undefined): number | null => {
  const number = Number(page.exec(text ?? '')?.[1] ?? 0);
  return number > 0 ? number : null;
};
