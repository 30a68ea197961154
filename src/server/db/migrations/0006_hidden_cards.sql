ALTER TABLE "cards" ADD COLUMN "hidden_at" timestamp with time zone;
--> statement-breakpoint
-- Hiding a card changes what others see.
drop trigger tell_card_updated on cards;
--> statement-breakpoint
create trigger tell_card_updated after update of document, status, revision, deleted_at, hidden_at on cards
  for each row when (old.status = 'published' or new.status = 'published') execute function tell_card_changed();
