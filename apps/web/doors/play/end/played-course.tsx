// How the game went: every recorded line in words, the nights among them.
import { eventsOf } from '@omerta/rules/game/fold/evolve.ts';
import { explain } from '@omerta/rules/game/tell/explain.ts';
import type { Course } from '@omerta/stream/course.ts';
import { useLang } from '../../../device/settings.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

export const PlayedCourse = ({ course }: { readonly course: Course }) => {
  const { t } = useTranslation('play');
  const lang = useLang();
  return (
    <details>
      <summary data-go="course">{t('end.course')}</summary>
      <ol className="played-course">
        {eventsOf(course.state.log).map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it happened
          <li key={i}>{explain(event)[lang]}</li>
        ))}
      </ol>
    </details>
  );
};
