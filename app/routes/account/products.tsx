import { ProductsPage } from '#app/features/products/products-page.tsx';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => privatePageMeta('Mes produits');

export default function Products() {
  return <ProductsPage />;
}
