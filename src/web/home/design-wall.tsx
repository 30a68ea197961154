import { Link } from 'react-router';
import type { Template } from '#content/templates.ts';
import { DesignPicture } from '../components/design-picture.tsx';
import { categoriesText } from '../texts/categories.ts';
import { homeText } from '../texts/home.ts';
import { ButtonLink } from '../ui/button.tsx';
import { toastOnPress } from '../ui/toast-on-press.ts';

/** What the wall shows of a design. */
export type WallDesign = Pick<Template, 'id' | 'title' | 'category'>;

/** Finished designs, as many as fit in whole rows. Each opens in the studio. */
export function DesignWall({ designs }: { designs: readonly WallDesign[] }) {
  return (
    <section aria-labelledby="designs" className="scalloped bg-cream pt-8 pb-12 sm:pt-10">
      <div className="wrap">
        <h2 id="designs" className="text-3xl">
          {homeText('designs.title')}
        </h2>
        <ul className="mt-6 grid grid-cols-3 gap-3 sm:gap-5 lg:grid-cols-4">
          {designs.map((design) => (
            <li
              key={design.id}
              // Six on phones, nine on tablets. What is not shown is not loaded.
              className="odd:-rotate-1 even:rotate-1 max-sm:nth-[n+7]:hidden max-lg:nth-[n+10]:hidden"
            >
              <Design {...design} />
            </li>
          ))}
        </ul>
        <div className="mt-8 flex justify-center">
          <ButtonLink to="/gallery" look="secondary">
            {homeText('designs.all.action')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Design({ id, title, category }: WallDesign) {
  return (
    <Link
      to={`/studio?template=${id}`}
      {...toastOnPress({
        title: homeText('designs.selected.toast'),
        description: homeText('designs.selected.text', { title }),
      })}
      className="block overflow-hidden rounded-md border-4 border-white bg-white shadow-md transition-transform duration-200 ease-spring hover:rotate-1 hover:scale-105"
    >
      <DesignPicture
        id={id}
        widths={[360, 240, 560]}
        sizes="(width >= 64rem) 17rem, 30vw"
        coverSize="28vw"
        alt={homeText('designs.card.alt', {
          title,
          category: categoriesText(`for.${category}`),
        })}
      />
    </Link>
  );
}
