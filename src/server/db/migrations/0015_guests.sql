ALTER TABLE "session" ADD COLUMN "guest_id" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "is_anonymous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_guest_id_user_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_guest_id_index" ON "session" USING btree ("guest_id") WHERE "session"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "user_guest_index" ON "user" USING btree ("created_at") WHERE "user"."is_anonymous";