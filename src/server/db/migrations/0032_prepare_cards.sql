ALTER TABLE "contact_cards" ADD COLUMN "is_prepared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_cards_card_index" ON "contact_cards" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "contact_cards_prepared_index" ON "contact_cards" USING btree ("day") WHERE "contact_cards"."is_prepared";